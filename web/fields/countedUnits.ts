/** Units that are counted nouns: spans of time. Their words follow the number (`unitTexts.ts`); few forms have any of them. */
export const countedUnits = ['s', 'min', 'h', 'day', 'month'] as const
