import { contact, paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText';

/** Each cookie and each entry of the browser's storage, why it exists, and how long it stays. */
const STORED_IN_BROWSER = [
  { what: 'Login cookie', why: 'Keeps you logged in.', stays: '30 days; 7 days if you do not come back' },
  {
    what: 'Known browser cookie',
    why: 'Lets you log in when a stranger has tried many wrong passwords on your account.',
    stays: 'One year',
  },
  {
    what: 'Login link and reset cookies',
    why: 'Make sure that an emailed link or code works only in the browser that asked for it.',
    stays: 'Until it is used or has expired',
  },
  { what: 'City cookie', why: 'Remembers the city you chose.', stays: 'One year' },
  {
    what: 'Browser storage',
    why: 'Keeps unsent drafts, light or dark mode, and that you closed the welcome card.',
    stays: 'Until you clear it',
  },
];

/** /privacy: which personal data Mandap processes, why, who sees it, how long it stays, and the rights of people. */
export default function PrivacyPage() {
  return (
    <LegalText
      title="Privacy"
      lead="Which data about you Mandap keeps, why, who sees it, and how you get it corrected or deleted."
      description="Which personal data Mandap processes, for which purpose, who sees it, how long it is kept, and your rights under India’s Digital Personal Data Protection Act, 2023."
      canonical={paths.privacy}
      changedOn="2026-11-22"
    >
      <p>
        This notice follows India’s Digital Personal Data Protection Act, 2023. Mandap, {contact.address},
        decides why and how your data is processed. For every question and request about your data, write to
        our grievance officer at <a href={`mailto:${contact.email}`}>{contact.email}</a> or call{' '}
        <span className="nowrap">{contact.phone}</span>.
      </p>

      <h2>What we collect, and why</h2>
      <ul>
        <li>
          <strong>Your account:</strong> name, email, mobile number and, if you give them, city, address and a
          picture. We need them to log you in, to fill in your enquiries, and to reach you. Your password is
          stored as a hash that cannot be turned back into the password.
        </li>
        <li>
          <strong>Your enquiries and bookings:</strong> the date, the number of guests, your name, mobile
          number, city and address, and what you write. The business you choose needs them to answer.
        </li>
        <li>
          <strong>Messages to Mandap</strong> from the contact form, the call-back form and the event form:
          your name, your number or email and your message, so that we can answer.
        </li>
        <li>
          <strong>What you publish:</strong> reviews with your first name and the initial of your last name,
          wedding stories, and the pictures you add. Pictures are shown without the place and the camera that
          the file may name.
        </li>
        <li>
          <strong>Your list:</strong> the venues and vendors you saved, and the city you looked for a venue
          in. Venues learn that somebody looks in their city, not who.
        </li>
        <li>
          <strong>Businesses:</strong> what your listing shows, and the contact details you enter for it.
        </li>
      </ul>
      <p>
        We count requests by network address for some minutes to a day, to stop attacks. We run no
        advertising, no analytics and no trackers, and we build no profile of you.
      </p>

      <h2>Who sees it</h2>
      <ul>
        <li>
          A business sees your name, mobile number, city, address and message once you send it an enquiry, and
          not before.
        </li>
        <li>
          People who have logged in see the contact details of businesses, of a limited number a day. We keep
          for a day which ones they saw. Others see none.
        </li>
        <li>
          Our admins see accounts, enquiries and bookings where their work needs it: to check listings,
          reviews and stories, and to help you. What they decide is recorded in a log, in which personal data
          is masked.
        </li>
        <li>
          Companies that run our servers, store pictures and deliver email process data for us, under
          contract, and for nothing else.
        </li>
        <li>Courts and authorities, where the law obliges us.</li>
      </ul>
      <p>We do not sell your data, and we do not give it to anybody for advertising.</p>

      <h2>Emails from us</h2>
      <p>
        We email you about what happens on your account: an answer to an enquiry, a decision about your
        listing, review or story, a code or link you asked for, a warning about your account. We send no
        newsletter.
      </p>

      <h2>How long we keep it</h2>
      <ul>
        <li>
          Your account stays until you delete it, under Account on your dashboard. Your profile and your saved
          list go at once. Enquiries that wait for an answer are withdrawn.
        </li>
        <li>
          Approved bookings, reviews and stories stay after that, without your name. A business that is
          deleted goes with its pictures and reviews; couples keep their bookings with it, with its name.
        </li>
        <li>Login links, reset codes and their requests go after a day.</li>
        <li>Emails that could not be delivered go after 30 days, as does the city you looked in.</li>
        <li>Messages to Mandap go after two years.</li>
      </ul>

      <h2>What your browser stores</h2>
      <p>
        All of it is needed for what you asked for; nothing follows you to other sites. You can clear it in
        your browser at any time.
      </p>
      <div className={styles.table} role="region" aria-label="What your browser stores" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Why</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            {STORED_IN_BROWSER.map(({ what, why, stays }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{why}</td>
                <td>{stays}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>

      <h2>Your rights</h2>
      <ul>
        <li>
          <strong>See your data:</strong> your dashboard shows it. Ask us for a summary of it, and for the
          names of those we gave it to.
        </li>
        <li>
          <strong>Correct and complete it:</strong> on your dashboard, or by writing to us.
        </li>
        <li>
          <strong>Withdraw your consent and have your data deleted:</strong> delete your account on your
          dashboard. It takes a minute, as signing up did. What happened before stays lawful.
        </li>
        <li>
          <strong>Complain:</strong> write to our grievance officer. We answer within 30 days. If that does
          not help, you can complain to the Data Protection Board of India.
        </li>
        <li>
          <strong>Nominate:</strong> tell us who may use these rights for you if you die or can no longer use
          them.
        </li>
      </ul>

      <h2>Children</h2>
      <p>
        Mandap is for people of 18 years and older. If a child has signed up, tell us, and we delete the
        account.
      </p>

      <h2>Safety</h2>
      <p>
        Connections are encrypted wherever Mandap runs in public, passwords and login tokens are stored as
        hashes, and each part of the site shows personal data only to those named above. If your data is ever
        exposed, we tell you and the Data Protection Board without delay: what happened, what it means for
        you, and what to do.
      </p>

      <h2>Changes</h2>
      <p>
        When this notice changes, the date at its top changes. See also our{' '}
        <TextLink inline to={paths.terms}>
          terms
        </TextLink>
        .
      </p>
    </LegalText>
  );
}
