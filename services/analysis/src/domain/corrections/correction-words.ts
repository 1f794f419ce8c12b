const en = {
  corrected: (labels: string[]) =>
    `A person has looked at your document and corrected: ${labels.join(', ')}. Everything that depends on it was worked out again.`,
}

const es: typeof en = {
  corrected: (labels) =>
    `Una persona revisó su documento y corrigió: ${labels.join(', ')}. Volvimos a calcular todo lo que depende de eso.`,
}

export const CORRECTION_WORDS = { en, es }
