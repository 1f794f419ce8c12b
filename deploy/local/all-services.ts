import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '@plainpolicy/platform/service/service'
import { serviceNames } from './ports.ts'
import { root } from './root.ts'

export async function allServices(): Promise<Service[]> {
  const present = serviceNames.filter((name) => existsSync(join(root, 'services', name, 'src', 'main.ts')))
  const modules = await Promise.all(present.map((name) => import(`../../services/${name}/src/main.ts`)))
  return modules.map((module, index) => module[present[index] ?? ''])
}
