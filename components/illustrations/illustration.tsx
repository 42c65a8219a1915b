const SIZES = {
  '404': '0 0 800 400',
  error: '0 0 800 400',
  'empty-clear': '0 0 320 220',
  'empty-results': '0 0 320 220',
  'empty-trips': '0 0 320 220',
  'route-russky': '0 0 480 250',
  'route-nakhodka': '0 0 480 250',
  'route-gamov': '0 0 480 250',
  'event-winter': '0 0 480 250',
  'event-holiday': '0 0 480 250',
  'event-city': '0 0 480 250',
  'branch-yard': '0 0 480 250',
} as const

type Props = { name: keyof typeof SIZES }

/** A drawing of `public/assets/illustrations`. It says nothing that the text beside it does not say. Inks follow the theme. */
export function Illustration({ name }: Props) {
  return (
    <svg aria-hidden="true" viewBox={SIZES[name]}>
      <use href={`/assets/illustrations/${name}.svg#scene`} />
    </svg>
  )
}
