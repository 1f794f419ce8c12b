const en = {
  roof: {
    question: 'How is a roof that wind or hail damages paid: at the price of a new one, less wear, or by a schedule?',
    why: 'We did not find it in your pages.',
  },
  roofShare: {
    question: 'What share does my roof payment schedule pay for my kind of roof at its age?',
    why: 'Your roof is paid by a schedule, and we could not find the one share that fits.',
  },
  roofYear: {
    question: 'Which year do you have on file for my roof?',
    why: 'Your roof is paid less wear for its age, and we did not find its age.',
  },
  cosmetic: {
    question: 'Which hail marks count as cosmetic, and so are not paid?',
    why: 'Your policy leaves out cosmetic damage to the roof.',
  },
  windDeductible: {
    question: 'What do I pay first of a wind or hail loss?',
    why: 'We did not find a deductible that applies to wind and hail.',
  },
  windPolicy: {
    question: 'Which policy insures wind and hail at this address?',
    why: 'This policy leaves out wind and hail.',
  },
  mismatch: (deductible: string) => ({
    question: `Which one counts for the ${deductible}: the percent or the dollars?`,
    why: 'The two that your policy prints do not match.',
  }),
  dwelling: {
    question: 'Is damage to the house paid at the price of new work, or less wear?',
    why: 'We did not find it in your pages.',
  },
  extended: {
    question: 'What happens if rebuilding costs more than the limit for the house?',
    why: 'We found no extra amount above Coverage A, the limit for the house.',
  },
  ordinance: {
    question: 'Who pays if today’s building codes make a repair cost more?',
    why: 'We found no coverage for building codes (ordinance or law).',
  },
  mold: {
    question: 'Is mold covered, and up to what limit?',
    why: 'We did not find a mold limit in your pages.',
  },
  sewer: {
    question: 'Is damage covered when a sewer or drain backs up into the house?',
    why: 'We did not find this coverage in your pages.',
  },
  flood: {
    question: 'Is there a flood policy for this address?',
    why: 'We found no flood coverage in this policy.',
  },
  notice: {
    question: 'How long after a loss can I still report it?',
    why: 'We did not find the time limit in your pages.',
  },
  forms: {
    question: 'Can you send me the forms that are named but not enclosed?',
    why: 'Your declarations name forms that are not in your upload.',
  },
}

const es: typeof en = {
  roof: {
    question:
      '¿Cómo se paga un techo que dañó el viento o el granizo: como nuevo, menos el desgaste o según una tabla?',
    why: 'No lo vimos en sus páginas.',
  },
  roofShare: {
    question: '¿Qué parte paga la tabla de pagos por mi tipo de techo a su edad?',
    why: 'Su techo se paga según una tabla (payment schedule) y no vimos cuál parte le toca.',
  },
  roofYear: {
    question: '¿Qué año tienen anotado para mi techo?',
    why: 'Su techo se paga menos el desgaste por su edad, y no vimos la edad.',
  },
  cosmetic: {
    question: '¿Qué marcas de granizo son cosméticas y no se pagan?',
    why: 'Su póliza no paga el daño cosmético del techo.',
  },
  windDeductible: {
    question: '¿Cuánto pago yo primero de un daño por viento o granizo?',
    why: 'No vimos un deducible (deductible) para viento y granizo.',
  },
  windPolicy: {
    question: '¿Qué póliza cubre viento y granizo en esta dirección?',
    why: 'Esta póliza no cubre viento ni granizo.',
  },
  mismatch: (deductible) => ({
    question: `¿Qué vale para el ${deductible}: el porcentaje o los dólares?`,
    why: 'Las dos cifras de su póliza no son iguales.',
  }),
  dwelling: {
    question: '¿Se paga el daño a la casa como nuevo o menos el desgaste?',
    why: 'No lo vimos en sus páginas.',
  },
  extended: {
    question: '¿Qué pasa si construir de nuevo cuesta más que el límite de la casa?',
    why: 'No vimos una cantidad extra sobre la Cobertura A (Coverage A), el límite de la casa.',
  },
  ordinance: {
    question: '¿Quién paga si los códigos de construcción de hoy hacen más cara la reparación?',
    why: 'No vimos cobertura para códigos de construcción (ordinance or law).',
  },
  mold: {
    question: '¿Está cubierto el moho, y hasta qué límite?',
    why: 'No vimos un límite para el moho en sus páginas.',
  },
  sewer: {
    question: '¿Se cubre el daño cuando el drenaje se regresa y entra a la casa?',
    why: 'No vimos esta cobertura (sewer backup) en sus páginas.',
  },
  flood: {
    question: '¿Hay una póliza de inundación para esta dirección?',
    why: 'No vimos cobertura de inundación en esta póliza.',
  },
  notice: {
    question: '¿Hasta cuándo puedo avisar de un daño?',
    why: 'No vimos el plazo en sus páginas.',
  },
  forms: {
    question: '¿Me puede enviar los formularios que se nombran pero no vienen?',
    why: 'Su página de declaraciones nombra formularios que no están en lo que subió.',
  },
}

export const QUESTION_WORDS = { en, es }
