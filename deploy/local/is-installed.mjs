import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether node_modules holds what package-lock.json asks for. npm keeps its own account of what it installed,
 * written at the very end, so an install that was cut short does not count.
 */
export function isInstalled(root) {
  const wanted = readLock(join(root, 'package-lock.json'))
  const present = readLock(join(root, 'node_modules', '.package-lock.json'))
  if (wanted === null || present === null || !existsSync(join(root, 'node_modules', 'node', 'bin'))) return false
  return Object.entries(wanted).every(([path, entry]) => isSame(path, entry, present[path]))
}

function isSame(path, wanted, present) {
  // Workspaces are folders of this repository, and packages for other machines are left out on purpose.
  if (!path.includes('node_modules/') || wanted.link) return true
  if (present === undefined) return wanted.optional === true || wanted.peer === true
  return present.version === wanted.version
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}
