import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { PREFIX } from '#shared/view/address.ts'
import { Drawing } from '#ui/Drawing.tsx'
import { getSiteIdentity } from './site-identity.ts'

/** The site's logo, or its flower and name, as in the bar of the public pages. */
export function Brand() {
  const { name, logo, hindi } = getSiteIdentity()
  return (
    <a className="brand" href={PREFIX || '/'}>
      {logo ? (
        <img src={logo} alt={name} height={40} />
      ) : (
        <>
          <Drawing name="palash" />
          <span className="brand-word">{name}</span>
          <span className="hi" lang={LOCAL_LANGUAGE}>
            {hindi}
          </span>
        </>
      )}
    </a>
  )
}
