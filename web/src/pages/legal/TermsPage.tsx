import { contact, paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { LegalText } from './LegalText';

/** /terms: what Mandap offers, what it asks of couples, businesses and programs, and what it answers for. */
export default function TermsPage() {
  return (
    <LegalText
      title="Terms"
      lead="What you can expect of Mandap, and what Mandap expects of you."
      description="The terms of Mandap: what couples and businesses can expect, how bookings and payments work, rules for reviews and listings, and how to end an account."
      canonical={paths.terms}
      changedOn="2026-11-22"
    >
      <h2>What Mandap is</h2>
      <p>
        Mandap helps you find, compare and ask wedding venues and vendors. It is run by Mandap,{' '}
        {contact.address}. When you book, your contract is with the venue or the vendor. Mandap is not a party
        to it and takes no payment.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>You are 18 or older, and what you enter about yourself is true.</li>
        <li>Keep your password to yourself. What is done with your account counts as done by you.</li>
        <li>
          Tell us at once if somebody else uses it: <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </li>
        <li>You can delete your account at any time, on your dashboard.</li>
      </ul>

      <h2>Enquiries and bookings</h2>
      <ul>
        <li>Looking, comparing and sending enquiries are free for couples.</li>
        <li>
          An enquiry books nothing. A date is held when the business approves it with the six digits that you
          give it. Give your code only when you agree on the date and the price.
        </li>
        <li>
          You pay the business: 40% of the package price to book, the rest on the event day, unless you agree
          on something else. Ask for a receipt.
        </li>
        <li>
          Each venue’s page names its cancellation rule. That rule, and what you agree with the business,
          decide what you get back.
        </li>
        <li>Send enquiries only for a wedding or event that you plan.</li>
      </ul>

      <h2>Listings</h2>
      <ul>
        <li>Only the owner, or somebody the owner has asked to, may register a business.</li>
        <li>
          Prices, capacity, rules and pictures must be true and up to date, and the pictures yours to show.
        </li>
        <li>
          We read each listing before it appears. We may ask for changes, suspend a listing or delete it, and
          tell you the reason.
        </li>
        <li>Use the contact details of couples to answer their enquiry, and for nothing else.</li>
      </ul>

      <h2>Reviews and stories</h2>
      <ul>
        <li>
          Write about what you saw yourself. “Verified booking” marks reviews of a booking made here whose
          date has passed.
        </li>
        <li>
          No insults, no advertising, no phone numbers or addresses of people, nothing that belongs to others.
        </li>
        <li>
          Businesses may reply. They cannot delete a review, and nobody can pay for one to go or to stay.
        </li>
        <li>
          What you write and the pictures you add stay yours. You allow Mandap to show them here and in
          previews of its links, until you or we delete them.
        </li>
        <li>
          A business can report a review of its listing. An admin then decides whether it stays. Its author
          learns the decision.
        </li>
      </ul>

      <h2>Programs</h2>
      <p>
        Programs may read public data through our{' '}
        <TextLink inline to={paths.developers}>
          API
        </TextLink>{' '}
        within its limits. They may not collect contact details to pass them on, or work around a limit.
      </p>

      <h2>What we answer for</h2>
      <p>
        We check listings with care, but we do not run the venues and vendors, and we cannot promise how a
        business keeps its agreement with you. We answer for what we do ourselves, as Indian law provides, and
        nothing here takes away your rights as a consumer.
      </p>

      <h2>Complaints, law and changes</h2>
      <p>
        Write to our grievance officer at <a href={`mailto:${contact.email}`}>{contact.email}</a>; we confirm
        your complaint within 48 hours and answer it within 30 days. Indian law applies, and the courts of
        Lucknow decide unless consumer law names others. When these terms change, the date at the top changes.
      </p>
      <p>
        How we treat your data is in our{' '}
        <TextLink inline to={paths.privacy}>
          privacy notice
        </TextLink>
        .
      </p>
    </LegalText>
  );
}
