import { catalogue } from '../catalogue.ts'

/** Source of the times: US EPA, 'A Brief Guide to Mold, Moisture and Your Home': dry within 24 to 48 hours. */
export const moldTimeline = [
  { id: 'preventable', hours: '0-24h', signal: 'green' },
  { id: 'critical', hours: '24-48h', signal: 'yellow' },
  { id: 'growth', hours: '48h+', signal: 'red' },
] as const

export const moldTimelineWords = catalogue({
  en: {
    preventable: { label: 'Preventable', text: 'Wet things that dry now will in most cases not grow mold.' },
    critical: { label: 'Critical', text: 'The last hours in which drying alone is usually enough.' },
    growth: {
      label: 'Mold can take hold',
      text: 'Drying alone may no longer do. What your policy covers does not end at 48 hours: its own words decide.',
    },
  },
  es: {
    preventable: { label: 'Se puede evitar', text: 'Lo mojado que se seca ahora casi nunca cría moho.' },
    critical: { label: 'Momento crítico', text: 'Las últimas horas en que casi siempre basta con secar.' },
    growth: {
      label: 'El moho puede empezar',
      text: 'Secar quizá ya no basta. Lo que cubre su póliza no termina a las 48 horas: deciden sus propias palabras.',
    },
  },
})

export const moldRiskFactors = catalogue({
  en: [
    { title: 'Humidity of 70%+', text: 'Air this damp keeps surfaces from drying.' },
    { title: '77-86°F', text: 'The warmth in which mold grows well: a Texas house without cooling.' },
    { title: 'Water that stays', text: 'Under floors, in walls, behind cabinets.' },
    { title: 'Paper and wood', text: 'Drywall, carpet and framing feed mold.' },
  ],
  es: [
    { title: 'Humedad de 70% o más', text: 'Con el aire tan húmedo, nada se seca.' },
    { title: 'De 77 a 86 °F', text: 'El calor en que crece bien el moho: una casa de Texas sin aire frío.' },
    { title: 'Agua que se queda', text: 'Bajo los pisos, en las paredes, detrás de los gabinetes.' },
    { title: 'Papel y madera', text: 'El yeso, la alfombra y los marcos alimentan el moho.' },
  ],
})
