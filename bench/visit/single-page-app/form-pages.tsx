import '../../../src/styles/blocks/eyebrow.scss';
import '../../../src/styles/blocks/scene.scss';
import '../../../src/styles/form-page-alternative.scss';
import '../../../src/styles/form-page-head.scss';
import '../../../src/styles/form-page-picture.scss';
import '../../../src/styles/form-page-side.scss';
import '../../../src/styles/form-page.scss';
import '../../../src/styles/login-page.scss';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import ForgotForm from '../../../src/islands/forgot-form/ForgotForm.tsx';
import LoginForm from '../../../src/islands/login-form/LoginForm.tsx';
import RegisterForm from '../../../src/islands/register-form/RegisterForm.tsx';
import { forgot, legal, login, register } from './copy.ts';
import { Illustration } from './pictures.tsx';

const agreedVersion = [legal.terms.lastChanged, legal.privacy.lastChanged].sort().at(-1) ?? '';

interface FormPageProps {
  copy: { title: string; eyebrow: string; lead: string };
  side: string;
  children: ReactNode;
}

function FormPage({ copy: { title, eyebrow, lead }, side, children }: FormPageProps) {
  return (
    <div className="form-page wrap form-page--with-side">
      <title>{title}</title>
      <div className="form-page__main">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="form-page__title">{title}</h1>
        <p className="form-page__lead">{lead}</p>
        {children}
      </div>
      <div className="form-page__side form-page__picture scene">
        <Illustration name={side} />
      </div>
    </div>
  );
}

function Alternative({ children }: { children: ReactNode }) {
  return <p className="form-page__alternative">{children}</p>;
}

export function LoginPage() {
  const { newcomer, returning, looking } = login;
  return (
    <div className="login wrap">
      <title>{login.title}</title>
      <div className="login__top">
        <div>
          <h1 className="login__title">{login.title}</h1>
          <p className="login__lead">{login.lead}</p>
        </div>
        <div className="login__picture">
          <Illustration name="welcome-door" />
        </div>
      </div>
      <div className="login__cards">
        <section className="login__card login__card--newcomer">
          <h2>{newcomer.title}</h2>
          <ol>
            {newcomer.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <br />
                {text}
              </li>
            ))}
          </ol>
          <Link className="button" to={newcomer.link.href}>
            {newcomer.link.label}
          </Link>
          <p className="login__note">{newcomer.note}</p>
        </section>
        <section className="login__card">
          <h2>{returning}</h2>
          <LoginForm copy={login} />
          <p className="login__note">
            <Link to={login.forgotLink.href}>{login.forgotLink.label}</Link>
          </p>
        </section>
      </div>
      <p className="login__note">
        <Link to={looking.href}>{looking.label}</Link>
      </p>
    </div>
  );
}

export function RegisterPage() {
  return (
    <FormPage copy={register} side="register-side">
      <RegisterForm copy={register} agreedVersion={agreedVersion} />
      <Alternative>
        <Link to={register.loginLink.href}>{register.loginLink.label}</Link>
      </Alternative>
    </FormPage>
  );
}

export function ForgotPage() {
  return (
    <FormPage copy={forgot} side="welcome-door">
      <ForgotForm copy={forgot} />
      <Alternative>{forgot.note}</Alternative>
      <Alternative>
        <Link to={forgot.loginLink.href}>{forgot.loginLink.label}</Link>
      </Alternative>
    </FormPage>
  );
}
