import { catalogue } from '../catalogue.ts'

export const evidenceWords = catalogue({
  en: {
    title: 'Where each figure comes from',
    intro:
      'Every figure that we took from your policy, with its page and its words, in the order of the pages. Where nothing else is said, it is printed in your policy and we are sure of what we read.',
    columns: { number: 'No.', page: 'Page', figure: 'Figure', quote: 'In your policy' },
    hidden: 'This line also names what the Enhanced version shows.',
    printed: 'Printed in your policy',
    derived: 'Computed from what your policy prints',
    fromPicture: ', read from a picture of the page',
    byPerson: ', put right by a person',
    certainty: {
      3: 'We are sure of this reading',
      2: 'We are fairly sure of this reading',
      1: 'We are not sure: please check this page yourself',
    },
    picture: (page: string, quote: string) => `Cut-out of page ${page} of the policy: “${quote}”`,
    closingTitle: 'What this report is, and is not',
    enhancedTitle: 'Enhanced Analysis Available',
    enhancedAdds:
      'The Enhanced version adds mold and water damage: what your policy pays for each, what is left to you, and how they change your score and your priorities.',
    enhancedAddsFlood:
      'The Enhanced version adds water damage: what your policy pays for a flood, and what is left to you.',
    help: 'Texas Department of Insurance: 800-252-3439, tdi.texas.gov. Office of Public Insurance Counsel: opic.texas.gov.',
  },
  es: {
    title: 'De dónde viene cada cifra',
    intro:
      'Cada cifra que tomamos de su póliza, con su página y sus palabras, en el orden de las páginas. Si no se dice otra cosa, está impresa en su póliza y estamos seguros de lo que leímos.',
    columns: { number: 'Núm.', page: 'Pág.', figure: 'Cifra', quote: 'En su póliza' },
    hidden: 'Esta línea también nombra lo que muestra la versión Completa.',
    printed: 'Impreso en su póliza',
    derived: 'Calculado con lo que imprime su póliza',
    fromPicture: ', leído de una imagen de la página',
    byPerson: ', corregido por una persona',
    certainty: {
      3: 'Estamos seguros de esta lectura',
      2: 'Estamos bastante seguros de esta lectura',
      1: 'No estamos seguros: por favor revise usted esta página',
    },
    picture: (page, quote) => `Recorte de la página ${page} de la póliza: “${quote}”`,
    closingTitle: 'Lo que este informe es y no es',
    enhancedTitle: 'Hay un análisis completo',
    enhancedAdds:
      'La versión Completa agrega moho y daños por agua: lo que su póliza paga por cada uno, lo que le queda a usted y cómo cambian su puntuación y sus prioridades.',
    enhancedAddsFlood:
      'La versión Completa agrega daños por agua: lo que su póliza paga por una inundación y lo que le queda a usted.',
    help: 'Departamento de Seguros de Texas (TDI): 800-252-3439, tdi.texas.gov. Oficina del Defensor Público de Seguros (OPIC): opic.texas.gov.',
  },
})
