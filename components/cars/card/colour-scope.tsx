import type { ReactNode } from 'react'
import art from './car-art.module.css'

/** What stands in it takes the paint of the colour that is chosen in it, without a script. */
export function ColourScope({ children }: { children: ReactNode }) {
  return <div className={art.scope}>{children}</div>
}
