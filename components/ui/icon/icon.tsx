import styles from './icon.module.css'
import { type IconName, SPRITE } from './sprite.generated'

type Props = {
  of: IconName
  /** 16, 20 or 24 px. */
  size?: 's' | 'm' | 'l'
}

const CLASS_OF = { s: styles.small, m: styles.icon, l: styles.large }

/** Draws one icon of the sprite in the colour of the text. Hidden from readers, never focused: the text beside it says the same. */
export function Icon({ of, size = 'm' }: Props) {
  return (
    <svg aria-hidden="true" className={CLASS_OF[size]}>
      <use href={`${SPRITE}#${of}`} />
    </svg>
  )
}
