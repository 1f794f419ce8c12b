import { enhanced as englishEnhanced } from '@plainpolicy/words/en/enhanced'
import { evidence as english } from '@plainpolicy/words/en/evidence'
import { enhanced as spanishEnhanced } from '@plainpolicy/words/es/enhanced'
import { evidence as spanish } from '@plainpolicy/words/es/evidence'
import { catalogue } from '../catalogue.ts'

export const evidenceWords = catalogue({
  en: {
    ...english,
    enhanced: englishEnhanced,
    title: 'Where each figure comes from',
    intro:
      'Every figure that we took from your policy, with its page and its words, in the order of the pages. Where nothing else is said, it is printed in your policy and we are sure of what we read.',
    columns: { number: 'No.', page: 'Page', figure: 'Figure', quote: 'In your policy' },
    picture: (page: string, quote: string) => `Cut-out of page ${page} of the policy: “${quote}”`,
    closingTitle: 'What this report is, and is not',
    help: 'Texas Department of Insurance: 800-252-3439, tdi.texas.gov. Office of Public Insurance Counsel: opic.texas.gov.',
  },
  es: {
    ...spanish,
    enhanced: spanishEnhanced,
    title: 'De dónde viene cada cifra',
    intro:
      'Cada cifra que tomamos de su póliza, con su página y sus palabras, en el orden de las páginas. Si no se dice otra cosa, está impresa en su póliza y estamos seguros de lo que leímos.',
    columns: { number: 'Núm.', page: 'Pág.', figure: 'Cifra', quote: 'En su póliza' },
    picture: (page, quote) => `Recorte de la página ${page} de la póliza: “${quote}”`,
    closingTitle: 'Lo que este informe es y no es',
    help: 'Departamento de Seguros de Texas (TDI): 800-252-3439, tdi.texas.gov. Oficina del Defensor Público de Seguros (OPIC): opic.texas.gov.',
  },
})
