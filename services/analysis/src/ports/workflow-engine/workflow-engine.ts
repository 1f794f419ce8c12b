import type { AnalysisInput } from '../../domain/analyze-policy.ts'

export interface WorkflowEngine {
  /**
   * Begins the analysis, or joins it when it is under way. Resolves as soon as the engine has it; the analysis ends by
   * its own steps `complete` and `fail`. Rejects when the engine cannot be reached: ask again.
   */
  start(input: AnalysisInput): Promise<void>
  /** Lets go; what is under way goes on at the next start. */
  close(): Promise<void>
}
