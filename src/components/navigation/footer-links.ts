import type { LayoutSettings } from '#config/site-settings.ts'
import type { IconName } from '#shared/drawings/drawings.ts'

/**
 * Ways to reach the site, for the settings that are filled. WhatsApp's address takes digits only.
 */
export function getContactLinks(
  site: LayoutSettings,
): Array<{ icon: IconName; href: string; text?: string }> {
  const links: Array<{ icon: IconName; href: string; text?: string }> = []
  if (site.contactPhone)
    links.push({
      icon: 'phone',
      href: `tel:${site.contactPhone.replace(/[^\d+]/g, '')}`,
      text: site.contactPhone,
    })
  if (site.contactEmail)
    links.push({ icon: 'mail', href: `mailto:${site.contactEmail}`, text: site.contactEmail })
  const whatsapp = site.contactWhatsapp.replace(/\D/g, '')
  if (whatsapp) links.push({ icon: 'whatsapp', href: `https://wa.me/${whatsapp}` })
  return links
}

/** Social pages, for the settings that are filled. */
export function getSocialLinks(
  site: LayoutSettings,
): Array<{ icon: IconName; name: string; href: string }> {
  const pages = [
    { icon: 'facebook', name: 'Facebook', href: site.facebookUrl },
    { icon: 'twitter', name: 'Twitter', href: site.twitterUrl },
    { icon: 'instagram', name: 'Instagram', href: site.instagramUrl },
    { icon: 'linkedin', name: 'LinkedIn', href: site.linkedinUrl },
    { icon: 'youtube', name: 'YouTube', href: site.youtubeUrl },
  ] as const
  return pages.filter(({ href }) => href)
}
