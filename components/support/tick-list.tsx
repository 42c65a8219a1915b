type Props = { name: string; items: readonly string[] }

/** Boxes to tick while doing it; nothing is sent or kept. */
export function TickList({ name, items }: Props) {
  return (
    <ul className="info-ticks">
      {items.map((item, index) => (
        <li key={item}>
          <label className="check">
            <input name={`${name}-${index}`} type="checkbox" />
            <span>{item}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
