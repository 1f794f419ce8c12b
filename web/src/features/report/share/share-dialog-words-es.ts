import type { shareDialogWords } from './share-dialog-words.ts'

export const shareDialogWordsEs: typeof shareDialogWords.en = {
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
  tooMany: 'Este informe ya tiene muchos enlaces que sirven. Termínelos primero.',
  listFailed: 'No pudimos ver qué enlaces sirven ahora.',
  tryAgain: 'Intentar otra vez',
  open: (count) => (count === 1 ? 'Ahora sirve un enlace.' : `Ahora sirven ${count} enlaces.`),
  until: (version, date) => `Versión ${version}, hasta el ${date}`,
  withdraw: 'Terminar todos los enlaces',
  withdrawn: 'Ya no sirve ningún enlace.',
  withdrawFailed: 'No se pudieron terminar los enlaces. Inténtelo otra vez en un momento.',
}
