import { createContext, use } from 'react'
import { visitor, type Caller } from '../../kernel/kernel.ts'

/** Who works here. The shell knows the place types' words and fills it in. */
export const CallerContext = createContext<Caller>(visitor)

/** Who works here, for buttons and menus; the server asks again. */
export function useCaller(): Caller {
  return use(CallerContext)
}
