import { takeOwnTexts } from '../../kernel/kernel.ts'

// Before each file of tests: files share a process, and what one of them made the whole process say is not what the next one expects.
takeOwnTexts({ ar: {}, en: {} })
