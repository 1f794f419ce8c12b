import type { moldFacts as english } from '../en/mold-facts.ts'

export const moldFacts: typeof english = {
  timeline: {
    preventable: { label: 'Se puede evitar', text: 'Lo mojado que se seca ahora casi nunca cría moho.' },
    critical: { label: 'Momento crítico', text: 'Las últimas horas en que casi siempre basta con secar.' },
    growth: {
      label: 'El moho puede empezar',
      text: 'Secar quizá ya no basta. Lo que cubre su póliza no termina a las 48 horas: deciden sus propias palabras.',
    },
  },
  riskFactors: [
    { title: 'Humedad de 70% o más', text: 'Con el aire tan húmedo, nada se seca.' },
    { title: 'De 77 a 86 °F', text: 'El calor en que crece bien el moho: una casa de Texas sin aire frío.' },
    { title: 'Agua que se queda', text: 'Bajo los pisos, en las paredes, detrás de los gabinetes.' },
    { title: 'Papel y madera', text: 'El yeso, la alfombra y los marcos alimentan el moho.' },
  ],
}
