import { listAmenities } from './amenities.ts'
import {
  analyticsTotals,
  countAction,
  exportAnalytics,
  listAnalytics,
  readAnalytics,
} from './analytics.ts'
import {
  becomeOwner,
  confirmEmail,
  forgotPassword,
  confirmRegistration,
  login,
  logout,
  me,
  register,
  resendConfirmation,
  resetPassword,
} from './accounts.ts'
import { countBlogView, getBlog, listBlogs, recentBlogs } from './blog.ts'
import {
  approveBusinessChange,
  listBusinessChanges,
  rejectBusinessChange,
} from './business-changes.ts'
import {
  createBusinessDraft,
  deleteBusinessDraft,
  getBusinessDraft,
  listBusinessDrafts,
  saveBusinessDraft,
} from './business-drafts.ts'
import { listLookalikes } from './business-lookalikes.ts'
import { getBusiness, listBusinesses, listBusinessPoints } from './businesses.ts'
import {
  allBusinesses,
  myBusinesses,
  setBusinessFeatured,
  setBusinessStatus,
  setBusinessVerified,
  submitBusiness,
  updateBusiness,
} from './businesses-writing.ts'
import { createCategory, deleteCategory, listCategories, updateCategory } from './categories.ts'
import { displayAds, trackClick, trackImpression } from './creatives.ts'
import {
  approveAd,
  countAdView,
  getAd,
  inquiryStats,
  listAds,
  listClassifiedCategories,
  listSavedAds,
  rejectAd,
  saveAd,
  sellerInquiries,
  sendInquiry,
  setAdStatus,
  snapshotAds,
  unsaveAd,
} from './classifieds.ts'
import {
  checkAd,
  deleteAd,
  markSold,
  myAd,
  myAds,
  mySales,
  postAd,
  renewAd,
  tellSale,
  undoSale,
  updateAd,
  uploadAdImages,
  withdrawAd,
} from './classifieds-selling.ts'
import type { Endpoint } from './endpoint.ts'
import { sendContact, sendEnquiry } from './enquiries.ts'
import { addFavourite, listFavourites, mergeFavourites, removeFavourite } from './favourites.ts'
import { health } from './health.ts'
import { followChanges } from './live.ts'
import {
  createLocation,
  deleteLocation,
  listCities,
  listDistricts,
  listLocations,
  listStates,
  updateLocation,
} from './locations.ts'
import {
  changePassword,
  confirmNewEmail,
  getProfile,
  ratePassword,
  removeProfilePhoto,
  updateProfile,
  uploadProfilePhoto,
} from './profile.ts'
import { sendReport } from './reports.ts'
import { findOwnReview, listReviews, submitReview, takeBackVote, voteHelpful } from './reviews.ts'
import {
  archiveMessage,
  deleteMessage,
  listMessages,
  readMessage,
  sendMessage,
  unreadMessages,
} from './messages.ts'
import {
  confirmNewsletter,
  resubscribeNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from './newsletter.ts'
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  beginProof,
  completeLogin,
  confirmAuthenticator,
  makeRecoveryCodes,
  prove,
  readProof,
  removeAuthenticator,
  removePasskey,
  secondFactor,
} from './second-factor.ts'
import { listServiceFields } from './service-fields.ts'
import { endEverySession, endSession, listSessions } from './sessions.ts'
import { getSettings, saveSettings } from './settings.ts'
import { listPublications } from './publications.ts'
import { listSuggestions } from './suggestions.ts'
import {
  snapshotBlog,
  snapshotBusinesses,
  snapshotPlacements,
  snapshotReviews,
  snapshotState,
} from './snapshot.ts'
import { uploadLogo, uploadPhotos, uploadSiteLogo } from './uploads.ts'

/**
 * Every call of the API. The OpenAPI document, the reference page and a test of completeness use
 * this list.
 */
export const ENDPOINTS = [
  listBusinesses,
  listBusinessPoints,
  getBusiness,
  submitBusiness,
  myBusinesses,
  updateBusiness,
  allBusinesses,
  setBusinessStatus,
  setBusinessVerified,
  setBusinessFeatured,
  listBusinessChanges,
  approveBusinessChange,
  rejectBusinessChange,
  listLookalikes,
  listBusinessDrafts,
  getBusinessDraft,
  createBusinessDraft,
  saveBusinessDraft,
  deleteBusinessDraft,
  listSuggestions,
  listCategories,
  createCategory,
  updateCategory,
  deleteCategory,
  listLocations,
  listStates,
  listDistricts,
  listCities,
  createLocation,
  updateLocation,
  deleteLocation,
  listReviews,
  findOwnReview,
  submitReview,
  voteHelpful,
  takeBackVote,
  listAmenities,
  listServiceFields,
  listBlogs,
  recentBlogs,
  getBlog,
  countBlogView,
  listAds,
  getAd,
  countAdView,
  listClassifiedCategories,
  sendInquiry,
  listSavedAds,
  saveAd,
  unsaveAd,
  postAd,
  checkAd,
  myAds,
  myAd,
  mySales,
  updateAd,
  markSold,
  tellSale,
  undoSale,
  renewAd,
  withdrawAd,
  deleteAd,
  approveAd,
  rejectAd,
  setAdStatus,
  sellerInquiries,
  inquiryStats,
  sendReport,
  countAction,
  readAnalytics,
  analyticsTotals,
  listAnalytics,
  exportAnalytics,
  listFavourites,
  mergeFavourites,
  addFavourite,
  removeFavourite,
  uploadLogo,
  uploadPhotos,
  uploadAdImages,
  uploadSiteLogo,
  getSettings,
  saveSettings,
  displayAds,
  trackImpression,
  trackClick,
  sendEnquiry,
  sendContact,
  listMessages,
  unreadMessages,
  sendMessage,
  readMessage,
  archiveMessage,
  deleteMessage,
  followChanges,
  subscribeNewsletter,
  confirmNewsletter,
  unsubscribeNewsletter,
  resubscribeNewsletter,
  register,
  confirmRegistration,
  login,
  logout,
  me,
  becomeOwner,
  forgotPassword,
  resetPassword,
  confirmEmail,
  resendConfirmation,
  completeLogin,
  readProof,
  beginProof,
  prove,
  getProfile,
  updateProfile,
  confirmNewEmail,
  changePassword,
  ratePassword,
  uploadProfilePhoto,
  removeProfilePhoto,
  secondFactor,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  makeRecoveryCodes,
  beginPasskey,
  addPasskey,
  removePasskey,
  listSessions,
  endSession,
  endEverySession,
  snapshotState,
  snapshotBusinesses,
  snapshotReviews,
  snapshotPlacements,
  snapshotBlog,
  snapshotAds,
  listPublications,
  health,
] as const satisfies readonly Endpoint[]

type AnyEndpoint = (typeof ENDPOINTS)[number]

/**
 * The calls by name, as types: `Calls['GET /businesses/{idOrSlug}']`. The browser names a call and
 * imports only this type, so that no schema is downloaded.
 */
export type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
