import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import type { Typesetter, TypesetterOptions } from './typesetter.ts'

/** The compiler as WebAssembly: runs wherever Node runs. */
export async function openPortableTypesetter({ templates, fonts }: TypesetterOptions): Promise<Typesetter> {
  const { resolve } = createRequire(import.meta.url)
  initSync({ module: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  return {
    async set(main, files) {
      try {
        for (const name of globSync('*.typ', { cwd: templates })) {
          compiler.add_source(`/${name}`, readFileSync(join(templates, name), 'utf8'))
        }
        for (const [name, bytes] of files) compiler.map_shadow(`/${name}`, bytes)
        const { result, diagnostics } = compiler.compile(`/${main}`, undefined, 'pdf', 3)
        if (!result) throw new Error(`the document could not be set: ${JSON.stringify(diagnostics ?? [])}`)
        return result
      } finally {
        compiler.reset_shadow()
        compiler.reset()
      }
    },
  }
}
