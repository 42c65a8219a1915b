/**
 * The few words of schema.org that the site speaks, with the properties that search engines demand as required ones.
 * FAQPage and Event are described beside their pages.
 */
type Thing<Name extends string> = { '@context': 'https://schema.org'; '@type': Name }

export type BreadcrumbList = Thing<'BreadcrumbList'> & { itemListElement: ListItem[] }

type ListItem = { '@type': 'ListItem'; position: number; name: string; item?: string }

export type AutoRental = Thing<'AutoRental'> & {
  '@id': string
  name: string
  description: string
  url: string
  image: string
  telephone: string
  email: string
  address: PostalAddress
  geo: { '@type': 'GeoCoordinates'; latitude: number; longitude: number }
  sameAs?: string[]
}

type PostalAddress = { '@type': 'PostalAddress'; streetAddress: string; addressCountry: string }

export type Product = Thing<'Product'> & {
  name: string
  description: string
  sku: string
  image: string
  category: string
  url: string
  offers: Offer
}

type Offer = {
  '@type': 'Offer'
  url: string
  /** Roubles, a point before kopecks. */
  price: string
  priceCurrency: 'RUB'
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut'
  priceSpecification: {
    '@type': 'UnitPriceSpecification'
    price: string
    priceCurrency: 'RUB'
    /** UN/CEFACT. */
    unitCode: 'DAY'
  }
  availability: 'https://schema.org/InStock'
  seller: { '@id': string }
}
