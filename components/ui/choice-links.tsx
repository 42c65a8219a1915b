import './choice.css'
import { Link } from '@/lib/i18n/navigation'

type Props = {
  label: string
  choices: ReadonlyArray<{ href: string; text: string; isCurrent: boolean }>
}

/** One of a few answers, each an address of its own: works without JavaScript, and Back undoes it. */
export function ChoiceLinks({ label, choices }: Props) {
  return (
    <nav aria-label={label} className="choice">
      <span aria-hidden="true" className="lbl">
        {label}
      </span>
      <div className="seg">
        {choices.map(({ href, text, isCurrent }) => (
          <Link aria-current={isCurrent ? 'true' : undefined} href={href} key={href + text} scroll={false}>
            {text}
          </Link>
        ))}
      </div>
    </nav>
  )
}
