import type { Language } from '@plainpolicy/platform/report/report-data'

const en = {
  shared: (until: string) =>
    `The owner of this report has shared it with you. The link works until ${until}. The policy number and the street are left out.`,
  endedTitle: 'This link does not work any more',
  ended: 'It has ended, or the owner of the report has withdrawn it. Please ask the owner for a new one.',
}

const es: typeof en = {
  shared: (until) =>
    `El dueño de este informe lo compartió con usted. El enlace sirve hasta el ${until}. No se muestran el número de póliza ni la calle.`,
  endedTitle: 'Este enlace ya no sirve',
  ended: 'Terminó su plazo, o el dueño del informe lo retiró. Pídale uno nuevo.',
}

export const sharedWords: Record<Language, typeof en> = { en, es }
