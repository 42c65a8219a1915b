import type { Settings } from '@/provider/contract/settings'
import styles from './sister-cities.module.css'

type Props = {
  cities: Settings['sisterCities']
  label: string
  /** It lies over the page, under or over what opens it. */
  opens: 'down' | 'up'
}

/** The sites of the other branches. */
export function SisterCities({ cities, label, opens }: Props) {
  return (
    <ul aria-label={label} className={styles.over} data-look={opens}>
      {cities.map(({ code, name, url }) => (
        <li key={code}>
          <a href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
