import styles from './icon.module.css'
import { type IconName, SPRITE } from './sprite.generated'

type Props = {
  of: IconName
  /** 16, 20 or 24 px. */
  size?: 's' | 'm' | 'l'
  /** What the icon says. Left out where the text beside it says the same: then readers pass it over. */
  label?: string
}

const CLASS_OF = { s: styles.small, m: styles.icon, l: styles.large }

/** Draws one icon of the sprite in the colour of the text. Accessibility: a picture with `label` as its name, else hidden; never focused. */
export function Icon({ of, size = 'm', label }: Props) {
  const drawing = <use href={`${SPRITE}#${of}`} />
  if (label === undefined)
    return (
      <svg aria-hidden="true" className={CLASS_OF[size]}>
        {drawing}
      </svg>
    )
  return (
    <svg aria-label={label} className={CLASS_OF[size]} role="img">
      {drawing}
    </svg>
  )
}
