import './timeline.css'

type Props = { steps: ReadonlyArray<{ title: string; text: string }> }

/** What to do, in order. */
export function StepsList({ steps }: Props) {
  return (
    <ol className="tl told">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <i aria-hidden="true">{index + 1}</i>
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
