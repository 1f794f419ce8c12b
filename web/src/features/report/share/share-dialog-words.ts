import { catalogue } from '../language/catalogue.ts'

export const shareDialogWords = catalogue('shareDialog', {
  title: 'Share this report',
  intro:
    'A link opens a page with this report for whoever has it. The page leaves out your policy number and your street. It works for 30 days, and you can end it sooner.',
  close: 'Close',
  make: 'Make a link',
  making: 'Making the link...',
  link: 'Your link',
  onlyNow: 'We show it this once. Copy it now.',
  copy: 'Copy the link',
  copied: 'The link is copied',
  copyFailed: 'The link could not be copied. Mark it and copy it by hand.',
  failed: 'The link could not be made. Please try again in a moment.',
  tooMany: 'This report has many links that work already. End them first.',
  listFailed: 'We could not see which links work now.',
  tryAgain: 'Try again',
  open: (count: number) => (count === 1 ? 'One link works now.' : `${count} links work now.`),
  until: (version: string, date: string) => `${version} version, until ${date}`,
  withdraw: 'End all links',
  withdrawn: 'No link works any more.',
  withdrawFailed: 'The links could not be ended. Please try again in a moment.',
})
