import type { layout as english } from '../en/layout.ts'

export const layout: typeof english = {
  beforeYouRead: 'Antes de leer',
  covered: 'Cubierto',
  excluded: 'Excluido',
  nothingHere: 'Nada en estas páginas.',
  disclaimer:
    'Este informe es solo para fines educativos. Explica el documento que usted subió; no es consejo legal ni de seguros, y no cambia nada en su póliza. Si los dos no dicen lo mismo, vale su póliza.',
  textOf: (year) => `texto de ${year}`,
}
