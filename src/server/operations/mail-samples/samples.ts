import type { MailTemplate } from '#server/kit/mail/template.ts'
import { accountNotice } from '#server/kit/mail/templates/account-notice.ts'
import { adApproved } from '#server/kit/mail/templates/ad-approved.ts'
import { adEnds } from '#server/kit/mail/templates/ad-ends.ts'
import { classifiedInquiry } from '#server/kit/mail/templates/ad-inquiry.ts'
import { adReceived } from '#server/kit/mail/templates/ad-received.ts'
import { adRejected } from '#server/kit/mail/templates/ad-rejected.ts'
import { alreadyRegistered } from '#server/kit/mail/templates/already-registered.ts'
import { answerHidden } from '#server/kit/mail/templates/answer-hidden.ts'
import { businessAccount } from '#server/kit/mail/templates/business-account.ts'
import { campaignApproved } from '#server/kit/mail/templates/campaign-approved.ts'
import { adAlert } from '#server/kit/mail/templates/ad-alert.ts'
import { campaignCredited } from '#server/kit/mail/templates/campaign-credited.ts'
import { campaignEnded } from '#server/kit/mail/templates/campaign-ended.ts'
import { campaignNearlyUsed } from '#server/kit/mail/templates/campaign-nearly-used.ts'
import { campaignRejected } from '#server/kit/mail/templates/campaign-rejected.ts'
import { campaignTarget } from '#server/kit/mail/templates/campaign-target.ts'
import { campaignWeek } from '#server/kit/mail/templates/campaign-week.ts'
import { changeApproved } from '#server/kit/mail/templates/change-approved.ts'
import { changeRejected } from '#server/kit/mail/templates/change-rejected.ts'
import { claimApproved } from '#server/kit/mail/templates/claim-approved.ts'
import { claimCode } from '#server/kit/mail/templates/claim-code.ts'
import { claimRejected } from '#server/kit/mail/templates/claim-rejected.ts'
import { claimWaits } from '#server/kit/mail/templates/claim-waits.ts'
import { confirmEmail } from '#server/kit/mail/templates/confirm-email.ts'
import { confirmNewEmail } from '#server/kit/mail/templates/confirm-new-email.ts'
import { confirmNewsletter } from '#server/kit/mail/templates/confirm-newsletter.ts'
import { confirmRegistration } from '#server/kit/mail/templates/confirm-registration.ts'
import { contactAnswer } from '#server/kit/mail/templates/contact-answer.ts'
import { contactReceived } from '#server/kit/mail/templates/contact-received.ts'
import { creativeApproved } from '#server/kit/mail/templates/creative-approved.ts'
import { creativeRejected } from '#server/kit/mail/templates/creative-rejected.ts'
import { digest } from '#server/kit/mail/templates/digest.ts'
import { enquiry } from '#server/kit/mail/templates/enquiry.ts'
import { guessedPassword } from '#server/kit/mail/templates/guessed-password.ts'
import { guessedProof } from '#server/kit/mail/templates/guessed-proof.ts'
import { knownPassword } from '#server/kit/mail/templates/known-password.ts'
import { listingDeleted } from '#server/kit/mail/templates/listing-deleted.ts'
import { listingEdited } from '#server/kit/mail/templates/listing-edited.ts'
import { listingGiven } from '#server/kit/mail/templates/listing-given.ts'
import { listingHandedOver } from '#server/kit/mail/templates/listing-handed-over.ts'
import { listingHidden } from '#server/kit/mail/templates/listing-hidden.ts'
import { listingOpenAgain } from '#server/kit/mail/templates/listing-open-again.ts'
import { listingReceived } from '#server/kit/mail/templates/listing-received.ts'
import { listingShown } from '#server/kit/mail/templates/listing-shown.ts'
import { listingTaken } from '#server/kit/mail/templates/listing-taken.ts'
import { newMessage } from '#server/kit/mail/templates/message.ts'
import { newsletterBegins } from '#server/kit/mail/templates/newsletter-begins.ts'
import { offerAnswered } from '#server/kit/mail/templates/offer-answered.ts'
import { passwordChanged } from '#server/kit/mail/templates/password-changed.ts'
import { report } from '#server/kit/mail/templates/report.ts'
import { reportReceived } from '#server/kit/mail/templates/report-received.ts'
import { reportSettled } from '#server/kit/mail/templates/report-settled.ts'
import { reportedMessage } from '#server/kit/mail/templates/reported-message.ts'
import { resetPassword } from '#server/kit/mail/templates/reset-password.ts'
import { reviewAnswered } from '#server/kit/mail/templates/review-answered.ts'
import { reviewHidden } from '#server/kit/mail/templates/review-hidden.ts'
import { reviewShown } from '#server/kit/mail/templates/review-shown.ts'
import { signInCode } from '#server/kit/mail/templates/sign-in-code.ts'
import { stillRight } from '#server/kit/mail/templates/still-right.ts'
import { targetAlert } from '#server/kit/mail/templates/target-alert.ts'
import { toPaise } from '#shared/rules/money.ts'

/** A mail with made-up values; its links lead to the home page. */
export type MailSample = { template: MailTemplate<unknown>; valuesOf: (url: string) => unknown }

const NAME = 'Sample Stores'
const PERSON = 'Sample Person'
const TITLE = 'Sample bicycle'
const CAMPAIGN = 'Sample campaign'
const WORDS = 'These are sample words.\nThey are no real message.'
const REFERENCE = 'R-1'
const PHONE = '+91 98765 43210'
const EMAIL = 'person@example.com'
const CODE = '123456'
const UNTIL = new Date('2027-01-31T12:00:00Z')

const sample = <Values>(
  template: MailTemplate<Values>,
  valuesOf: (url: string) => Values,
): MailSample => ({ template: template as MailTemplate<unknown>, valuesOf })
const ofListing = (url: string) => ({ name: NAME, url })

const ofTarget = {
  ...{ title: CAMPAIGN, targetUrl: 'https://shop.example/', why: 'stopped' as const },
  detail: 'It redirects to another site: other.example',
}

/** A sample of every mail; a test holds the list against the templates. */
export const MAIL_SAMPLES: readonly MailSample[] = [
  sample(accountNotice, (url) => ({ event: 'authenticator-on' as const, url })),
  sample(adApproved, (url) => ({ title: TITLE, until: UNTIL, url })),
  sample(adEnds, (url) => ({ title: TITLE, until: UNTIL, url })),
  sample(classifiedInquiry, (url) => ({
    ...{ title: TITLE, url, message: WORDS, offeredPrice: toPaise(2500) },
    ...{
      buyerName: PERSON,
      buyerPhone: PHONE,
      buyerEmail: EMAIL,
      preferredContact: 'phone' as const,
    },
  })),
  sample(adReceived, (url) => ({ title: TITLE, url })),
  sample(adRejected, (url) => ({ title: TITLE, reason: WORDS, url })),
  sample(alreadyRegistered, (url) => ({ loginUrl: url, forgotUrl: url })),
  sample(businessAccount, (url) => ({ url })),
  sample(campaignApproved, (url) => ({ title: CAMPAIGN, url })),
  sample(adAlert, (url) => ({
    ...{ title: CAMPAIGN, kind: 'many' as const, clicks: 96, usual: 12, share: 82, url },
  })),
  sample(campaignCredited, (url) => ({
    ...{ title: CAMPAIGN, clicks: 12, credited: 96, reason: WORDS, url },
  })),
  sample(campaignEnded, (url) => ({
    ...{ title: CAMPAIGN, why: 'budget' as const, clicks: 125, spent: 1000, url },
  })),
  sample(campaignNearlyUsed, (url) => ({ title: CAMPAIGN, spent: 904, budget: 1000, url })),
  sample(campaignRejected, (url) => ({ title: CAMPAIGN, reason: WORDS, askUrl: url, url })),
  sample(campaignTarget, (url) => ({ ...ofTarget, url })),
  sample(targetAlert, (url) => ({ ...ofTarget, url })),
  sample(campaignWeek, (url) => ({
    ...{ from: '2026-11-16', until: '2026-11-22', spent: 96, url },
    campaigns: [{ title: CAMPAIGN, viewable: 1840, clicks: 12, spent: 96 }],
  })),
  sample(changeApproved, ofListing),
  sample(changeRejected, (url) => ({ ...ofListing(url), reason: WORDS })),
  sample(claimApproved, ofListing),
  sample(claimCode, () => ({ name: NAME, code: CODE })),
  sample(claimRejected, (url) => ({ ...ofListing(url), reason: WORDS })),
  sample(claimWaits, (url) => ({ ...ofListing(url), proof: 'call' as const })),
  sample(creativeApproved, (url) => ({ name: TITLE, campaign: CAMPAIGN, url })),
  sample(creativeRejected, (url) => ({
    ...{ name: TITLE, campaign: CAMPAIGN, reason: WORDS, isChange: false, url },
  })),
  sample(confirmEmail, (url) => ({ url })),
  sample(confirmNewEmail, (url) => ({ url })),
  sample(confirmNewsletter, (url) => ({ url })),
  sample(confirmRegistration, (url) => ({ code: CODE, url })),
  sample(guessedPassword, (url) => ({ url })),
  sample(guessedProof, (url) => ({ url })),
  sample(knownPassword, (url) => ({ url })),
  sample(signInCode, (url) => ({ code: CODE, url })),
  sample(contactAnswer, () => ({
    ...{ reference: REFERENCE, name: PERSON, answer: WORDS, asked: WORDS, canAnswer: true },
  })),
  sample(contactReceived, () => ({ reference: REFERENCE, hours: 24 })),
  sample(digest, (url) => ({
    items: [
      { subject: `${PERSON}: a question`, text: WORDS, url },
      { subject: `Your ad “${TITLE}” is live`, text: WORDS, url },
    ],
    ...{ more: 1, url },
  })),
  sample(enquiry, (url) => ({
    ...{ name: PERSON, email: EMAIL, phone: PHONE, message: WORDS },
    business: ofListing(url),
  })),
  sample(listingDeleted, (url) => ({ ...ofListing(url), until: UNTIL })),
  sample(listingEdited, ofListing),
  sample(listingGiven, ofListing),
  sample(listingHandedOver, ofListing),
  sample(listingHidden, (url) => ({ ...ofListing(url), wasShown: false, reason: WORDS })),
  sample(listingOpenAgain, ofListing),
  sample(listingReceived, ofListing),
  sample(listingShown, ofListing),
  sample(listingTaken, ofListing),
  sample(newMessage, (url) => ({
    ...{ senderName: PERSON, about: NAME, subject: 'A question', message: WORDS },
    ...{ pictures: 1, url },
  })),
  sample(newsletterBegins, () => ({})),
  sample(offerAnswered, (url) => ({
    ...{
      title: TITLE,
      sellerName: PERSON,
      offer: 2500,
      answer: 'accepted' as const,
      note: '',
      url,
    },
  })),
  sample(passwordChanged, (url) => ({ url })),
  sample(report, (url) => ({ title: NAME, url, reason: 'wrong' as const, detail: WORDS })),
  sample(reportReceived, () => ({ reference: REFERENCE, hours: 168 })),
  sample(reportSettled, () => ({
    ...{ reference: REFERENCE, name: PERSON, outcome: 'corrected' as const, note: WORDS },
  })),
  sample(reportedMessage, () => ({
    ...{ senderId: 1, senderName: PERSON, receiverName: 'Another Person' },
    ...{ subject: 'A question', message: WORDS, detail: WORDS },
  })),
  sample(resetPassword, (url) => ({ url })),
  sample(answerHidden, (url) => ({ business: NAME, wasShown: true, reason: WORDS, url })),
  sample(reviewAnswered, (url) => ({ business: NAME, text: WORDS, url })),
  sample(reviewHidden, (url) => ({ business: NAME, wasShown: true, reason: WORDS, url })),
  sample(reviewShown, (url) => ({ business: NAME, url })),
  sample(stillRight, (url) => ({ listings: [ofListing(url)], url, changeUrl: url })),
]
