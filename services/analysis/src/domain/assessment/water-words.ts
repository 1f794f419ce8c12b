import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

const en = {
  pipeName: 'Pipe Break',
  pipe: 'A pipe bursts and soaks floors and walls: sudden, not a slow leak.',
  namedPerils: (form: string) =>
    `Your form, ${form}, names the perils that it covers, and in its basic version a burst pipe is not one of them; then you pay all of it.`,
  sewerName: 'Sewer Backup',
  sewer: 'A sewer or drain backs up into the house.',
  sewerNone: 'Your policy does not cover sewer backup, so you pay all of it.',
  sewerStated: (limit: number) => `Your sewer backup limit: ${dollars(limit)}.`,
  sewerMissing: (limit: number) =>
    `We found no sewer backup coverage in your policy. With an assumed limit of ${dollars(limit)} you would pay this; without coverage you pay all of it.`,
  floodName: 'Flash Flood',
  flood: 'Rising water enters from outside.',
  noFlood:
    'We found no flood coverage in this policy, so it pays nothing. A separate flood policy is not counted here.',
  notStated: 'NOT STATED',
  highRisk: 'HIGH RISK',
  moderate: 'MODERATE',
  adequate: 'ADEQUATE',
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  pipeName: 'Tubería rota',
  pipe: 'Se rompe un tubo y moja pisos y paredes: de golpe, no una fuga lenta.',
  namedPerils: (form) =>
    `Su formulario, ${form}, nombra los daños que cubre. En su versión básica un tubo roto no es uno de ellos. Entonces usted lo paga todo.`,
  sewerName: 'Retorno del drenaje',
  sewer: 'El drenaje se regresa y entra a la casa (sewer backup).',
  sewerNone: 'Su póliza no cubre el retorno del drenaje. Usted lo paga todo.',
  sewerStated: (limit) => `Su límite para el retorno del drenaje: ${dolares(limit)}.`,
  sewerMissing: (limit) =>
    `No vimos esta cobertura en su póliza. Con un límite supuesto de ${dolares(limit)}, usted pagaría esto. Sin cobertura lo paga todo.`,
  floodName: 'Inundación repentina',
  flood: 'El agua sube y entra desde afuera.',
  noFlood:
    'No vimos cobertura de inundación en esta póliza: no paga nada. Otra póliza de inundación no se cuenta aquí.',
  notStated: 'NO SE INDICA',
  highRisk: 'RIESGO ALTO',
  moderate: 'MODERADO',
  adequate: 'ADECUADO',
}

export const WATER_WORDS = { en, es }
