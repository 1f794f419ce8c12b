import type { enhancedIntros as english } from '../en/enhanced-intros.ts'

export const enhancedIntros: typeof english = {
  cash: 'Lo que un solo suceso sacaría de su bolsillo antes de que su póliza pague algo.',
  savings:
    'Los ejemplos de daño de este informe, calculados otra vez con un solo cambio. Cuánto cuesta el cambio al año, solo su aseguradora lo puede decir.',
  papers:
    'Sus declaraciones (declarations) nombran los formularios que forman su póliza. Buscamos cada uno en las páginas que usted subió.',
}
