import type { MailTemplate } from '#server/kit/mail/template.ts'
import { accountNotice } from '#server/kit/mail/templates/account-notice.ts'
import { classifiedApproved } from '#server/kit/mail/templates/ad-approved.ts'
import { classifiedEndingSoon } from '#server/kit/mail/templates/ad-ends.ts'
import { classifiedInquiry } from '#server/kit/mail/templates/ad-inquiry.ts'
import { classifiedReceived } from '#server/kit/mail/templates/ad-received.ts'
import { classifiedRejected } from '#server/kit/mail/templates/ad-rejected.ts'
import { alreadyRegistered } from '#server/kit/mail/templates/already-registered.ts'
import { reviewReplyHidden } from '#server/kit/mail/templates/answer-hidden.ts'
import { balanceLow } from '#server/kit/mail/templates/balance-low.ts'
import { businessAccountGranted } from '#server/kit/mail/templates/business-account.ts'
import { campaignApproved } from '#server/kit/mail/templates/campaign-approved.ts'
import { campaignClickAlert } from '#server/kit/mail/templates/ad-alert.ts'
import { campaignCredited } from '#server/kit/mail/templates/campaign-credited.ts'
import { campaignEnded } from '#server/kit/mail/templates/campaign-ended.ts'
import { campaignNearlyUsed } from '#server/kit/mail/templates/campaign-nearly-used.ts'
import { campaignInvoice } from '#server/kit/mail/templates/campaign-invoice.ts'
import { campaignPayment } from '#server/kit/mail/templates/campaign-payment.ts'
import { refundRejected } from '#server/kit/mail/templates/refund-rejected.ts'
import { campaignRejected } from '#server/kit/mail/templates/campaign-rejected.ts'
import { campaignLinkProblem } from '#server/kit/mail/templates/campaign-target.ts'
import { campaignWeeklySummary } from '#server/kit/mail/templates/campaign-week.ts'
import { changeApproved } from '#server/kit/mail/templates/change-approved.ts'
import { changeRejected } from '#server/kit/mail/templates/change-rejected.ts'
import { claimApproved } from '#server/kit/mail/templates/claim-approved.ts'
import { mobileChanged } from '#server/kit/mail/templates/mobile-changed.ts'
import { textMessagesNearlyUsed } from '#server/kit/mail/templates/text-messages-nearly-used.ts'
import { claimCode } from '#server/kit/mail/templates/claim-code.ts'
import { claimRejected } from '#server/kit/mail/templates/claim-rejected.ts'
import { claimPending } from '#server/kit/mail/templates/claim-waits.ts'
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
import { passwordGuessingAlert } from '#server/kit/mail/templates/guessed-password.ts'
import { sessionGuessingAlert } from '#server/kit/mail/templates/guessed-proof.ts'
import { codeGuessingAlert } from '#server/kit/mail/templates/known-password.ts'
import { listingDeleted } from '#server/kit/mail/templates/listing-deleted.ts'
import { listingTold } from '#server/kit/mail/templates/listing-told.ts'
import { listingEdited } from '#server/kit/mail/templates/listing-edited.ts'
import { listingAssigned } from '#server/kit/mail/templates/listing-given.ts'
import { listingClaimedNotice } from '#server/kit/mail/templates/listing-handed-over.ts'
import { listingHidden } from '#server/kit/mail/templates/listing-hidden.ts'
import { listingOpenAgain } from '#server/kit/mail/templates/listing-open-again.ts'
import { listingReceived } from '#server/kit/mail/templates/listing-received.ts'
import { listingShown } from '#server/kit/mail/templates/listing-shown.ts'
import { listingUnassigned } from '#server/kit/mail/templates/listing-taken.ts'
import { newMessage } from '#server/kit/mail/templates/message.ts'
import { newsletterWelcome } from '#server/kit/mail/templates/newsletter-begins.ts'
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
import { confirmationReminder } from '#server/kit/mail/templates/still-right.ts'
import { campaignLinkAlert } from '#server/kit/mail/templates/target-alert.ts'

/** Every mail that the website sends; a test holds the list against the folder. */
export const MAIL_TEMPLATES = [
  accountNotice,
  classifiedApproved,
  classifiedEndingSoon,
  classifiedInquiry,
  classifiedReceived,
  classifiedRejected,
  alreadyRegistered,
  businessAccountGranted,
  campaignApproved,
  campaignClickAlert,
  campaignCredited,
  campaignEnded,
  campaignNearlyUsed,
  campaignInvoice,
  balanceLow,
  refundRejected,
  campaignPayment,
  campaignRejected,
  campaignLinkProblem,
  campaignLinkAlert,
  campaignWeeklySummary,
  changeApproved,
  changeRejected,
  claimApproved,
  mobileChanged,
  textMessagesNearlyUsed,
  claimCode,
  claimRejected,
  claimPending,
  creativeApproved,
  creativeRejected,
  confirmEmail,
  confirmNewEmail,
  confirmNewsletter,
  confirmRegistration,
  passwordGuessingAlert,
  sessionGuessingAlert,
  codeGuessingAlert,
  signInCode,
  contactAnswer,
  contactReceived,
  digest,
  enquiry,
  listingDeleted,
  listingEdited,
  listingTold,
  listingAssigned,
  listingClaimedNotice,
  listingHidden,
  listingOpenAgain,
  listingReceived,
  listingShown,
  listingUnassigned,
  newMessage,
  newsletterWelcome,
  offerAnswered,
  passwordChanged,
  report,
  reportReceived,
  reportSettled,
  reportedMessage,
  resetPassword,
  reviewReplyHidden,
  reviewAnswered,
  reviewHidden,
  reviewShown,
  confirmationReminder,
] as unknown as readonly MailTemplate<unknown>[]
