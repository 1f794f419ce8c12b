import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'

export interface ModelAddress {
  provider: 'anthropic' | 'openai' | 'openai-compatible'
  name: string
  apiKey: string
  /** Needed for openai-compatible; the provider's own address otherwise. */
  baseUrl?: string | undefined
}

/** One model at one address. Nothing is sent before it is asked. */
export function openModel({ provider, name, apiKey, baseUrl }: ModelAddress): LanguageModel {
  const address = { apiKey, ...(baseUrl !== undefined && { baseURL: baseUrl }) }
  if (provider === 'anthropic') return createAnthropic(address)(name)
  if (provider === 'openai') return createOpenAI(address).chat(name)
  const compatible = { name: 'compatible', apiKey, baseURL: baseUrl ?? '', supportsStructuredOutputs: true }
  return createOpenAICompatible(compatible)(name)
}
