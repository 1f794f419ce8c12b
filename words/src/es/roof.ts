import type { roof as english } from '../en/roof.ts'

export const roof: typeof english = {
  title: 'Techo',
  notInsured: 'Sin seguro de viento y granizo',
  schedule: 'Tabla de pagos',
  replacementCost: 'Costo estimado de un techo nuevo',
  roofAge: 'Edad del techo',
  years: (years) => `${years} ${years === 1 ? 'año' : 'años'}`,
  notApplicable: 'N/A',
  newThisYear: 'Nuevo este año',
  stormDeductible: 'Deducible (deductible) por tormenta',
  depreciationLoss: 'Pérdida por desgaste (depreciation)',
  fullCoverage: 'Cobertura total',
  noWear: 'No se descuenta el desgaste',
  takenOff: 'Se descuenta por desgaste y edad',
  stormsNotPaid: 'No se paga el daño de tormentas al techo',
  settlementUnknown: 'No dice cómo se paga un techo',
  shareUnknown: 'La parte que paga la tabla no está en estas páginas',
  dependsOnAge: 'Depende de la edad del techo',
  explanation: {
    excluded:
      'Esta póliza deja fuera el viento y el granizo. El daño de una tormenta al techo lo paga usted, a menos que otra póliza lo asegure.',
    RCV: 'Costo de reposición (replacement cost value, RCV) quiere decir que, después de su deducible (deductible), la póliza paga lo que cuesta un techo nuevo. Casi siempre se paga en dos partes, la segunda cuando el trabajo está hecho.',
    ACV: 'Valor real en efectivo (actual cash value, ACV) quiere decir que la póliza paga lo que vale el techo el día de la tormenta. Usted paga su deducible (deductible) y lo que el desgaste y la edad le quitaron.',
    schedule:
      'Una tabla de pagos del techo (roof payment schedule) quiere decir que la póliza paga una parte fija del techo, que baja con los años. Después se resta el deducible (deductible).',
    unknown:
      'Las páginas que usted subió no dicen cómo se paga un techo: a costo de reposición (RCV) o a valor real en efectivo (ACV). Su compañía puede mostrarle dónde lo dice su póliza.',
  },
  gapTitle: 'Falta importante de cobertura',
  gap: 'Su techo está asegurado a valor real en efectivo (actual cash value). Después de una tormenta el pago baja por el desgaste y la edad, y esa parte es suya, además del deducible.',
  cosmeticTitle: 'El daño que solo se ve queda excluido',
  cosmetic: 'No se pagan los golpes de granizo que solo afean el techo.',
  scenarios: 'Lo que le costaría un daño al techo',
  assumed: 'Supuesto.',
  valueOverTime: 'El valor del techo con los años',
  countsToday: (percent) => `Hoy cuenta para un reclamo: ${percent}%`,
  newRoof: 'Techo nuevo',
  valueFull: 'Su póliza paga un techo nuevo, así que lo que cuenta para un reclamo no baja con los años.',
  valuePart: 'Su póliza paga la parte llena, antes de restar el deducible. Lo demás es suyo.',
  noValue: {
    excluded: 'No se muestra: esta póliza no paga el daño de tormentas al techo.',
    settlement: 'No aparece en su póliza: las páginas no dicen cómo se paga un techo.',
    schedule: 'No aparece en su póliza: la parte que paga la tabla no está en estas páginas.',
    age: 'No aparece en su póliza: el valor del techo depende de su edad, y sus páginas no la dicen.',
  },
}
