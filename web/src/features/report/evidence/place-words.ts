import { catalogue } from '../language/catalogue.ts'

/** What the dialog says that shows a page of the policy. */
export const placeWords = catalogue('place', {
  page: (page: number) => `Page ${page} of your policy`,
  picture: (page: number, of: string) => `Picture of page ${page}, with the place of ${of} marked`,
  scroll: 'The page; it can be scrolled',
  loading: 'Loading the page',
  deleted: 'The file that you uploaded has been deleted, so we cannot show its pages any more. The quote stays.',
  failed: 'The page could not be loaded. Nothing is lost.',
  tryAgain: 'Try again',
  larger: 'Larger',
  smaller: 'Smaller',
  close: 'Close',
  quote: 'We read',
  wrong: 'I think this is wrong',
  wrongHelp: 'A person on our team compares it with the page. If your report changes, we mail you.',
  label: 'What is wrong? (Optional)',
  placeholder: 'The page says ...',
  left: (count: number) => `${count} characters left`,
  send: 'Send for review',
  sending: 'Sending...',
  notSent: 'Your words were not sent. They are still here: please try again.',
  thanks: 'Thank you. We got your words.',
  thanksNote: 'A person looks at this place now. If your report changes, we mail you.',
})
