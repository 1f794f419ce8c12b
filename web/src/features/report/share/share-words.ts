import { catalogue } from '../language/language.ts'

export const shareWords = catalogue({
  en: {
    share: 'Share',
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
    open: (count: number) => (count === 1 ? 'One link works now.' : `${count} links work now.`),
    until: (version: string, date: string) => `${version} version, until ${date}`,
    withdraw: 'End all links',
    withdrawn: 'No link works any more.',
    withdrawFailed: 'The links could not be ended. Please try again in a moment.',
  },
  es: {
    share: 'Compartir',
    title: 'Compartir este informe',
    intro:
      'Un enlace abre una página con este informe para quien lo tenga. La página no lleva su número de póliza ni su calle. Sirve 30 días, y usted puede terminarlo antes.',
    close: 'Cerrar',
    make: 'Hacer un enlace',
    making: 'Haciendo el enlace...',
    link: 'Su enlace',
    onlyNow: 'Solo lo mostramos esta vez. Cópielo ahora.',
    copy: 'Copiar el enlace',
    copied: 'El enlace está copiado',
    copyFailed: 'No se pudo copiar el enlace. Márquelo y cópielo a mano.',
    failed: 'No se pudo hacer el enlace. Inténtelo otra vez en un momento.',
    open: (count) => (count === 1 ? 'Ahora sirve un enlace.' : `Ahora sirven ${count} enlaces.`),
    until: (version, date) => `Versión ${version}, hasta el ${date}`,
    withdraw: 'Terminar todos los enlaces',
    withdrawn: 'Ya no sirve ningún enlace.',
    withdrawFailed: 'No se pudieron terminar los enlaces. Inténtelo otra vez en un momento.',
  },
})
