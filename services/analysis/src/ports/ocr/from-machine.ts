import type { Ocr } from './ocr.ts'
import { hasTesseractCommand, openTesseractCommand } from './tesseract-command.ts'
import { openTesseractWasm } from './tesseract-wasm.ts'

/** The faster of what this machine has; both are asked alike, and Tesseract as WebAssembly is always there. */
export function openOcr(): Ocr {
  let opened: Promise<Ocr> | null = null
  const open = (): Promise<Ocr> => {
    opened ??= hasTesseractCommand().then((isThere) => (isThere ? openTesseractCommand() : openTesseractWasm()))
    return opened
  }
  return {
    read: async (png, timeoutMs, onWaited) => (await open()).read(png, timeoutMs, onWaited),
    close: async () => (await opened)?.close(),
  }
}
