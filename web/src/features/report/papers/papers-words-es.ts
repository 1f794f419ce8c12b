import type { papersWords } from './papers-words.ts'

export const papersWordsEs: typeof papersWords.en = {
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
}
