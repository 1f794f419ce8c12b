const en = {
  greeting: 'Hello,',
  named: 'the declarations of my home insurance policy name these forms. They are not in the copy that I have:',
  namedPolicy: (policy: string) =>
    `the declarations of my policy ${policy} name these forms. They are not in the copy that I have:`,
  ask: 'Please send me a copy of each one, or tell me where I can find it.',
  thanks: 'Thank you,',
}

const es: typeof en = {
  greeting: 'Hola:',
  named: 'La página de declaraciones de mi póliza de casa nombra estos formularios. No están en la copia que tengo:',
  namedPolicy: (policy) =>
    `La página de declaraciones de mi póliza ${policy} nombra estos formularios. No están en la copia que tengo:`,
  ask: 'Por favor envíeme una copia de cada una, o dígame dónde la encuentro.',
  thanks: 'Gracias,',
}

export const FORM_WORDS = { en, es }
