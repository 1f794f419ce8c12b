import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { PAGE_SEGMENTATION } from './tesseract-settings.ts'

const require = createRequire(import.meta.url)

/** The part of Tesseract's own interface that we use. */
interface TesseractModule {
  FS: { mkdir(path: string): void; writeFile(path: string, data: Uint8Array | string): void }
  TessBaseAPI: new () => {
    Init(folder: string, language: string, engine: number): number
    SetPageSegMode(mode: number): void
    SetImageFile(exif: number, angle: number): number
    Recognize(monitor: null): number
    GetTSVText(page: number): string
    Clear(): void
  }
}

const NEURAL_ONLY = 1
/** The module reads its picture from this path. */
const INPUT = '/input'

/** Tesseract's core without tesseract.js around it, which wants threads of its own and looks for data on the network. */
export const openRecogniser = async (): Promise<{ tsvOf(png: Uint8Array): string }> => {
  const tesseract = await loadCore()
  const data = readFileSync(require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'))
  tesseract.FS.mkdir('/data')
  tesseract.FS.writeFile('/data/eng.traineddata', gunzipSync(data))
  const api = new tesseract.TessBaseAPI()
  if (api.Init('/data', 'eng', NEURAL_ONLY) !== 0) throw new Error('Tesseract does not take its language data')
  return {
    tsvOf: (png) => {
      tesseract.FS.writeFile(INPUT, png)
      if (api.SetImageFile(1, 0) === 1) throw new Error('Tesseract does not take the picture')
      api.SetPageSegMode(PAGE_SEGMENTATION)
      api.Recognize(null)
      const tsv = api.GetTSVText(0)
      api.Clear()
      return tsv
    },
  }
}

/** The fastest that the processor knows; old ones lack the vector instructions. */
const loadCore = async (): Promise<TesseractModule> => {
  let reason: unknown
  for (const build of ['relaxedsimd-lstm', 'simd-lstm', 'lstm'])
    try {
      return await require(`tesseract.js-core/tesseract-core-${build}.js`)()
    } catch (error) {
      reason = error
    }
  throw reason
}
