import type { Settings } from '@/provider/contract/settings'

export function SisterCities({ cities, label }: { cities: Settings['sisterCities']; label?: string }) {
  return (
    <ul aria-label={label}>
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
