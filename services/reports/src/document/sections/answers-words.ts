import { answers as englishAnswers } from '@plainpolicy/words/en/answers'
import { comparison as englishComparison } from '@plainpolicy/words/en/comparison'
import { enhancedAnswers as englishEnhanced } from '@plainpolicy/words/en/enhanced-answers'
import { enhancedIntros as englishIntros } from '@plainpolicy/words/en/enhanced-intros'
import { titles as englishTitles } from '@plainpolicy/words/en/titles'
import { answers as spanishAnswers } from '@plainpolicy/words/es/answers'
import { comparison as spanishComparison } from '@plainpolicy/words/es/comparison'
import { enhancedAnswers as spanishEnhanced } from '@plainpolicy/words/es/enhanced-answers'
import { enhancedIntros as spanishIntros } from '@plainpolicy/words/es/enhanced-intros'
import { spanishMaterial } from '@plainpolicy/words/es/roof-materials'
import { titles as spanishTitles } from '@plainpolicy/words/es/titles'
import { catalogue } from '../catalogue.ts'

const english = { ...englishAnswers, ...englishEnhanced, comparison: englishComparison }
const spanish = { ...spanishAnswers, ...spanishEnhanced, comparison: spanishComparison }

export const answersWords = catalogue({
  en: {
    ...english,
    proof: {
      ...english.proof,
      deductible: 'Deductible',
      result: 'Result',
    },
    clock: {
      ...english.clock,
      days: (days: string) => `${days} days`,
      businessDays: (days: string) => `${days} business days`,
    },
    uncertain: {
      ...english.uncertain,
      what: 'What',
      page: 'Page',
    },
    calculator: {
      title: 'Roof money, step by step',
      intro: 'In which order your policy reckons when the roof is damaged:',
      schedule: 'The payment schedule that your policy prints',
      age: 'Age in years',
      share: 'Share that is paid',
      /** The policy's own words for a kind of roof. */
      material: (printed: string) => printed,
      ages: (from: string, to: string) => `${from} to ${to}`,
      andOlder: (from: string) => `${from} and older`,
    },
    cash: {
      title: englishTitles.cash,
      intro: englishIntros.cash,
      ...english.cash,
      event: 'Event',
      youPayFirst: 'You pay first',
      meaning: 'What it means',
    },
    savings: {
      title: englishTitles.savings,
      intro: englishIntros.savings,
      ...english.savings,
      change: 'Change',
      saved: 'Less to pay',
      meaning: 'In the example',
    },
    coast: { title: englishTitles.coast },
    papers: {
      title: englishTitles.papers,
      intro: englishIntros.papers,
      ...english.papers,
      form: 'Form',
      formTitle: 'Title',
      inPacket: 'In your upload',
      onPage: (page: string) => `Yes, page ${page}`,
      yes: 'Yes',
      missing: 'Not in your upload',
    },
    questions: { title: englishTitles.questions },
    comparison: {
      ...english.comparison,
      intro: (term: string) => `Against your earlier policy${term}.`,
      term: (from: string, to: string) => ` (${from} to ${to})`,
      what: 'What',
      insurer: (name: string) => `Insurer: ${name}`,
    },
  },
  es: {
    ...spanish,
    proof: {
      ...spanish.proof,
      deductible: 'Deducible',
      result: 'Resultado',
    },
    clock: {
      ...spanish.clock,
      days: (days) => `${days} días`,
      businessDays: (days) => `${days} días hábiles`,
    },
    uncertain: {
      ...spanish.uncertain,
      what: 'Qué',
      page: 'Página',
    },
    calculator: {
      title: 'El dinero del techo, paso a paso',
      intro: 'En qué orden calcula su póliza cuando se daña el techo:',
      schedule: 'La tabla de pagos que imprime su póliza',
      age: 'Edad en años',
      share: 'Parte que se paga',
      material: spanishMaterial,
      ages: (from, to) => `${from} a ${to}`,
      andOlder: (from) => `${from} y más`,
    },
    cash: {
      title: spanishTitles.cash,
      intro: spanishIntros.cash,
      ...spanish.cash,
      event: 'Evento',
      youPayFirst: 'Usted paga primero',
      meaning: 'Lo que significa',
    },
    savings: {
      title: spanishTitles.savings,
      intro: spanishIntros.savings,
      ...spanish.savings,
      change: 'Cambio',
      saved: 'Menos por pagar',
      meaning: 'En el ejemplo',
    },
    coast: { title: spanishTitles.coast },
    papers: {
      title: spanishTitles.papers,
      intro: spanishIntros.papers,
      ...spanish.papers,
      form: 'Formulario',
      formTitle: 'Título',
      inPacket: 'En lo que usted subió',
      onPage: (page) => `Sí, página ${page}`,
      yes: 'Sí',
      missing: 'No está en su archivo',
    },
    questions: { title: spanishTitles.questions },
    comparison: {
      ...spanish.comparison,
      intro: (term) => `Frente a su póliza anterior${term}.`,
      term: (from, to) => ` (${from} a ${to})`,
      what: 'Qué',
      insurer: (name) => `Aseguradora: ${name}`,
    },
  },
})
