import { Fragment } from 'react'
import { PhoneLink } from '@/components/layout/phone-link'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatPhone } from '@/lib/format/phone'

type Props = {
  text: string
  /** Of the branch: where the text names it, it can be tapped. */
  phone: string
}

/** A paragraph of the operator, or a sentence of ours, with the number in it as a link that never breaks. */
export function ContentText({ text, phone }: Props) {
  const number = formatPhone(phone)
  const [first = '', ...rest] = text.replaceAll(number.replaceAll(' ', '\u00a0'), number).split(number)
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <TextLink as={PhoneLink} isNumeric phone={phone} />
          {part}
        </Fragment>
      ))}
    </>
  )
}
