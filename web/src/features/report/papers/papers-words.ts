import { catalogue } from '../language/language.ts'

export const papersWords = catalogue({
  en: {
    title: 'Not in your packet',
    intro:
      'Your declarations name the forms that make up your policy. We looked for each one in the pages that you uploaded.',
    missing: 'Named, but not in your upload',
    present: 'In your upload',
    onPage: (page: number) => `page ${page}`,
    allThere: 'Every form that your declarations name is in your upload.',
    letterTitle: 'A letter to your agent',
    letterNote: 'It asks for a copy of each form. Read it, change what you like, and send it.',
    letterLabel: 'Letter',
    copy: 'Copy the letter',
    copied: 'The letter is copied',
    copyFailed: 'The letter could not be copied',
    copyFailedNote: 'Mark its words and copy them by hand.',
    print: 'Print the letter',
  },
  es: {
    title: 'No está en su paquete',
    intro:
      'Sus declaraciones (declarations) nombran los formularios que forman su póliza. Buscamos cada uno en las páginas que usted subió.',
    missing: 'Se nombra, pero no está en su archivo',
    present: 'Está en su archivo',
    onPage: (page) => `página ${page}`,
    allThere: 'Todos los formularios que nombran sus declaraciones están en su archivo.',
    letterTitle: 'Una carta para su agente',
    letterNote: 'Pide una copia de cada formulario. Léala, cambie lo que quiera y envíela.',
    letterLabel: 'Carta',
    copy: 'Copiar la carta',
    copied: 'La carta está copiada',
    copyFailed: 'No se pudo copiar la carta',
    copyFailedNote: 'Marque el texto y cópielo a mano.',
    print: 'Imprimir la carta',
  },
})
