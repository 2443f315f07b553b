/** The most characters of an added line and of an added paragraph, where the template says nothing. */
export const longestAdded = { line: 300, paragraph: 4000 } as const
/**
 * What is left for added files of what a form may bring, 25 MB and nine files (domain/portal-and-admin, section 13.2): each added field takes one file.
 * Sizes are in units of 1,024 bytes.
 * @property usualKB of a field for which the template says nothing
 * @property mostKB of all of them together, and so of one
 */
export const addedFiles = { most: 3, usualKB: 3072, mostKB: 9216 } as const
