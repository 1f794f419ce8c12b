import { catalogue } from '../language/language.ts'

export const prioritiesWords = catalogue({
  en: {
    title: 'Top Priorities for Your Policy',
    none: 'We found nothing that stands out in these pages.',
    classes: { critical: 'Critical', warning: 'Warning', info: 'Info' },
  },
  es: {
    title: 'Lo más importante de su póliza',
    none: 'No encontramos nada que llame la atención en estas páginas.',
    classes: { critical: 'Urgente', warning: 'Atención', info: 'Información' },
  },
})
