const en = {
  noticeTitle: 'You report the loss',
  notice: (limit: string) => `Your policy gives you ${limit} to report a loss to your insurer.`,
  windstormNotice: 'A claim on a Windstorm Association policy is due within one year of the damage.',
  acknowledgeTitle: 'Your insurer answers',
  acknowledge: (days: number) =>
    `By the ${days}th day after you report it, your insurer has to say that it got your claim. It starts to look into it, and asks for the papers it needs. A surplus lines insurer has 30 business days.`,
  decideTitle: 'Your insurer decides',
  decide: (days: number, more: number) =>
    `Once your insurer has all papers, it has ${days} business days to accept or reject the claim. It can take up to ${more} more days if it tells you why.`,
  payTitle: 'Your insurer pays',
  pay: (days: number) =>
    `Once it says that it will pay, your insurer has ${days} business days. A surplus lines insurer has 20.`,
  catastropheTitle: 'After a major storm',
  catastrophe: (days: number) =>
    `After a storm that the state calls a catastrophe, your insurer has ${days} more days for each of these steps.`,
  lateTitle: 'If your insurer is late',
  late: 'If your insurer breaks these times, the law adds interest: 18% a year. For storm damage to a building it is the court rate plus 5% in most cases.',
  suitTitle: 'Last day to sue',
  suit: (limit: string) =>
    `Your policy limits how long you can sue your insurer: ${limit}. Its own words say from when.`,
  days: (amount: number) => (amount === 1 ? '1 day' : `${amount} days`),
  months: (amount: number) => (amount === 1 ? '1 month' : `${amount} months`),
  years: (amount: number) => (amount === 1 ? '1 year' : `${amount} years`),
  and: (first: string, second: string) => `${first} and ${second}`,
}

const es: typeof en = {
  noticeTitle: 'Usted avisa del daño',
  notice: (limit) => `Su póliza le da ${limit} para avisar del daño a su aseguradora.`,
  windstormNotice: 'Un reclamo a la Windstorm Association se hace en el plazo de un año desde el daño.',
  acknowledgeTitle: 'Su aseguradora contesta',
  acknowledge: (days) =>
    `A más tardar ${days} días después de su aviso, la aseguradora debe decir que lo recibió. También empieza a revisar y pide los papeles. Una aseguradora de líneas excedentes (surplus lines) tiene 30 días hábiles.`,
  decideTitle: 'Su aseguradora decide',
  decide: (days, more) =>
    `Con todos los papeles, la aseguradora tiene ${days} días hábiles para aceptar o negar el reclamo. Puede tomar hasta ${more} días más si le dice por qué.`,
  payTitle: 'Su aseguradora paga',
  pay: (days) =>
    `Cuando dice que va a pagar, la aseguradora tiene ${days} días hábiles. Una de líneas excedentes (surplus lines) tiene 20.`,
  catastropheTitle: 'Después de una gran tormenta',
  catastrophe: (days) =>
    `Si el estado declara una catástrofe, la aseguradora tiene ${days} días más para cada uno de estos pasos.`,
  lateTitle: 'Si su aseguradora se tarda',
  late: 'Si la aseguradora no cumple estos plazos, la ley suma un interés: 18% al año. Si una tormenta dañó la casa, casi siempre es la tasa de los tribunales más 5%.',
  suitTitle: 'Último día para demandar',
  suit: (limit) => `Su póliza limita el tiempo para demandar a su aseguradora: ${limit}. Su texto dice desde cuándo.`,
  days: (amount) => (amount === 1 ? '1 día' : `${amount} días`),
  months: (amount) => (amount === 1 ? '1 mes' : `${amount} meses`),
  years: (amount) => (amount === 1 ? '1 año' : `${amount} años`),
  and: (first, second) => `${first} y ${second}`,
}

export const CLAIMS_CLOCK_WORDS = { en, es }
