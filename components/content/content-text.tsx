import { Fragment } from 'react'
import { PhoneLink } from '@/components/layout/phone-link'
import { formatPhone } from '@/lib/format/phone'

type Props = {
  text: string
  /** Of the branch: where the text names it, it can be tapped. */
  phone: string
}

/** A paragraph of the operator. */
export function ContentText({ text, phone }: Props) {
  const [first = '', ...rest] = text.split(formatPhone(phone).replaceAll(' ', '\u00a0'))
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <PhoneLink className="link num" phone={phone} />
          {part}
        </Fragment>
      ))}
    </>
  )
}
