/** The steps of an analysis, in order. */
const steps = ['fetch-document', 'read-pages', 'read-fields', 'check-fields', 'assess-policy', 'write-result']

/** Progress is never shown going backwards: a step that is done again after a crash changes nothing. */
export function laterStep(known: string | null, said: string): string {
  return steps.indexOf(said) > steps.indexOf(known ?? '') ? said : (known ?? said)
}
