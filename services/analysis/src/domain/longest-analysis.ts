/**
 * After that an analysis is said to have failed. Its steps take seconds and bridge minutes of an outage; a person who still
 * waits is better served by a failure that can be started again than by nothing.
 */
export const longestAnalysisMs = 30 * 60 * 1000
