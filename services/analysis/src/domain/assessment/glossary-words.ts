interface Term {
  term: string
  meaning: string
}

const en = {
  acv: {
    term: 'actual cash value (ACV)',
    meaning: 'What a thing is worth today: the price of a new one, less its wear.',
  },
  rcv: {
    term: 'replacement cost (RCV)',
    meaning: 'What it costs to repair the damage or get a new one, with nothing off for age.',
  },
  depreciation: { term: 'depreciation', meaning: 'The value that a thing loses as it gets old and worn.' },
  deductible: { term: 'deductible', meaning: 'The part of each loss that you pay before your insurer pays.' },
  declarations: {
    term: 'declarations',
    meaning: 'The first pages of a policy. They list your limits, your deductibles and what you pay.',
  },
  endorsement: { term: 'endorsement', meaning: 'A page that adds to the policy or changes it.' },
  form: { term: 'form', meaning: 'A printed part of the policy, named by a short code.' },
  schedule: {
    term: 'payment schedule',
    meaning: 'A table of the share that is paid for a roof. The share falls as the roof ages.',
  },
  dwelling: { term: 'dwelling (Coverage A)', meaning: 'The house itself, and the most that is paid for it.' },
  liability: { term: 'liability', meaning: 'Harm that you do to other people or their things.' },
  extended: { term: 'extended replacement cost', meaning: 'Extra money for the house when its limit is not enough.' },
  ordinance: { term: 'ordinance or law', meaning: 'Money for what new building codes add to a repair.' },
  cosmetic: { term: 'cosmetic damage', meaning: 'Marks that change how a roof looks but not how it works.' },
  sewer: { term: 'sewer backup', meaning: 'Water that comes back into the house through a sewer or drain.' },
  surplus: {
    term: 'surplus lines',
    meaning: 'Insurers from outside that Texas lets write risks that others turn down.',
  },
  perils: { term: 'perils', meaning: 'The things that can do damage, such as fire, wind or hail.' },
  condominium: {
    term: 'association',
    meaning: 'The group of all owners of a condominium. It has a policy of its own.',
  },
} satisfies Record<string, Term>

const es: typeof en = {
  acv: {
    term: 'valor real (actual cash value, ACV)',
    meaning: 'Lo que vale hoy una cosa: el precio de una nueva, menos el desgaste.',
  },
  rcv: {
    term: 'costo de reposición (replacement cost, RCV)',
    meaning: 'Lo que cuesta reparar el daño o poner algo nuevo, sin restar nada por la edad.',
  },
  depreciation: { term: 'desgaste (depreciation)', meaning: 'El valor que pierde una cosa con los años y el uso.' },
  deductible: {
    term: 'deducible (deductible)',
    meaning: 'La parte de cada daño que paga usted antes de que pague la aseguradora.',
  },
  declarations: {
    term: 'página de declaraciones (declarations)',
    meaning: 'Las primeras hojas de la póliza. Dicen sus límites, sus deducibles y lo que paga.',
  },
  endorsement: { term: 'anexo (endorsement)', meaning: 'Una hoja que agrega algo a la póliza o la cambia.' },
  form: { term: 'formulario (form)', meaning: 'Una parte impresa de la póliza, con un código corto.' },
  schedule: {
    term: 'tabla de pagos (payment schedule)',
    meaning: 'Una tabla de la parte que se paga por un techo. La parte baja con los años.',
  },
  dwelling: { term: 'vivienda (dwelling, Coverage A)', meaning: 'La casa misma, y lo más que se paga por ella.' },
  liability: {
    term: 'responsabilidad civil (liability)',
    meaning: 'El daño que usted causa a otras personas o a sus cosas.',
  },
  extended: {
    term: 'costo de reposición ampliado (extended replacement cost)',
    meaning: 'Dinero extra para la casa cuando su límite no alcanza.',
  },
  ordinance: {
    term: 'códigos de construcción (ordinance or law)',
    meaning: 'Dinero para lo que las reglas nuevas suman a una reparación.',
  },
  cosmetic: {
    term: 'daño cosmético (cosmetic damage)',
    meaning: 'Marcas que cambian cómo se ve el techo, pero no cómo sirve.',
  },
  sewer: {
    term: 'retorno del drenaje (sewer backup)',
    meaning: 'Agua que se regresa por el drenaje y entra a la casa.',
  },
  surplus: {
    term: 'líneas excedentes (surplus lines)',
    meaning: 'Aseguradoras de fuera que Texas deja cubrir lo que otras no toman.',
  },
  perils: { term: 'peligros (perils)', meaning: 'Lo que puede causar daño, como fuego, viento o granizo.' },
  condominium: {
    term: 'asociación (association)',
    meaning: 'El grupo de todos los dueños de un condominio. Tiene su propia póliza.',
  },
}

/** The insurance words of the report, each explained once. */
export const GLOSSARY_WORDS = { en, es }
