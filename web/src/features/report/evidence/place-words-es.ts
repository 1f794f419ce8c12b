import type { placeWords } from './place-words.ts'

export const placeWordsEs: typeof placeWords.en = {
  page: (page) => `Página ${page} de su póliza`,
  picture: (page, of) => `Imagen de la página ${page}, con el lugar marcado: ${of}`,
  scroll: 'La página; se puede mover',
  loading: 'Cargando la página',
  deleted: 'El archivo que usted subió ya se borró, así que no podemos mostrar sus páginas. La cita queda.',
  failed: 'No se pudo cargar la página. No se perdió nada.',
  tryAgain: 'Intentar otra vez',
  close: 'Cerrar',
  quote: 'Leímos',
  wrong: 'Creo que esto está mal',
  wrongHelp: 'Una persona de nuestro equipo lo compara con la página. Si su informe cambia, le escribimos.',
  label: '¿Qué está mal? (Opcional)',
  placeholder: 'La página dice ...',
  left: (count) => `Quedan ${count} letras`,
  send: 'Enviar a revisión',
  sending: 'Enviando...',
  notSent: 'Sus palabras no se enviaron. Siguen aquí: inténtelo otra vez.',
  thanks: 'Gracias. Recibimos sus palabras.',
  thanksNote: 'Ahora una persona mira este lugar. Si su informe cambia, le escribimos.',
}
